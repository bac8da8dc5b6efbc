/** The board's looks, in the order they build on each other: the desk, then what gives way on less room. */
import '../tokens.css';
import '../art/art.css';
import './desk.css';
import './map.css';
import './marks.css';
import './dock.css';
import './motion.css';
import './cards.css';
import './tags.css';
import './pile-and-tracks.css';
import './panels.css';
import './narrow.css';
import './phone.css';
import './phone-sheet.css';
import './phone-panels.css';
import './phone-taking.css';
