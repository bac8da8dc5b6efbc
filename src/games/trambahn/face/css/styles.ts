/** The board's looks, in the order they build on each other: pieces, then the desk, then what gives way on less room. */
import '../tokens.css';
import './cards.css';
import './columns.css';
import './termini.css';
import './places.css';
import './motion.css';
import './desk.css';
import './street.css';
import './foot.css';
import './tally.css';
import './folded.css';
import './phone.css';
import './phone-depot.css';
import './phone-foot.css';
import './marks.css';
import './pointed.css';
import './pencil.css';
