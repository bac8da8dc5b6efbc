/**
 * Where the cities of the built-in map lie on a picture of 1600 by 1080. Moved by hand from where a globe has them, so that
 * there is room for trains between Cheyenne and Denver.
 */
// biome-ignore format: a few cities a line
export const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  vancouver: [191, 65], seattle: [270, 142], portland: [157, 240], 'san-francisco': [145, 470],
  'los-angeles': [209, 633], boise: [314, 315], 'salt-lake-city': [398, 434], phoenix: [366, 680],
  calgary: [423, 76], billings: [520, 273], cheyenne: [596, 387], denver: [583, 539],
  albuquerque: [518, 623], 'el-paso': [515, 777], chihuahua: [517, 884], monterrey: [686, 980],
  winnipeg: [791, 151], 'sioux-falls': [755, 345], omaha: [834, 441], 'kansas-city': [793, 555],
  'oklahoma-city': [768, 629], dallas: [797, 734], 'san-antonio': [735, 879],
  'new-orleans': [994, 834], minneapolis: [897, 313], marquette: [1011, 252], chicago: [1010, 414],
  'st-louis': [1014, 536], memphis: [984, 652], detroit: [1156, 396], toronto: [1236, 310],
  montreal: [1347, 234], boston: [1462, 277], 'new-york': [1393, 406], washington: [1286, 524],
  pittsburgh: [1240, 438], cincinnati: [1123, 516], atlanta: [1131, 696], charleston: [1284, 697],
  miami: [1311, 935],
};

/** Where the name of a city stands, if it is named: off its place, and how it is set. */
// biome-ignore format: one a line
export const NAMED: Readonly<Record<string, readonly [x: number, y: number, 'start' | 'middle' | 'end']>> = {
  vancouver: [0, -22, 'middle'],
  'new-york': [26, 10, 'start'],
  miami: [-26, 20, 'end'],
  'los-angeles': [-52, 46, 'middle'],
  winnipeg: [0, -22, 'middle'],
  'el-paso': [-26, 12, 'end'],
  montreal: [0, -22, 'middle'],
  'new-orleans': [-70, 86, 'middle'],
  'kansas-city': [32, 36, 'start'],
  billings: [-14, 54, 'middle'],
  marquette: [18, -26, 'middle'],
  monterrey: [28, 26, 'start'],
};
