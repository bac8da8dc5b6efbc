/** The board's looks, in the order they build on each other: the desk, then what gives way on less room. */
import '../tokens.css';
import '../art/art.css';
import '../art/thinking.css';
import '../art/map-sheet.css';
import '../art/lettering.css';
import './desk.css';
import './map.css';
import './acts.css';
import './panels.css';
import './bill.css';
import './lists.css';
import './deliver.css';
import './cards.css';
import './narrow.css';
import './phone.css';
