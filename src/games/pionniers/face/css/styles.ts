/** The board's looks, in the order they build on each other: the desk, then what gives way on less room. */
import '../tokens.css';
import '../art/art.css';
import './map.css';
import './dock.css';
import './act.css';
import './crate.css';
import './plates.css';
import './chance.css';
import './phone.css';
import './phone-small.css';
import './flat.css';
