/** The board's looks, in the order they build on each other: the desk, then what gives way on less room. */
import '../art/art.css';
import './desk.css';
import './map.css';
import './acts.css';
import './panels.css';
import './deliver.css';
import './cards.css';
import './motion.css';
import './narrow.css';
import './phone.css';
