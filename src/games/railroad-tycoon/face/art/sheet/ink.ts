/** Inks of the printed sheet, by day. At night the whole sheet is dimmed. */
export const INK = {
  paper: '#f5efe1',
  land: '#e9d9b4',
  open: '#f0ebcd',
  sea: '#d6e2dc',
  deep: '#bfd4d3',
  line: '#2d5d74',
  ink: '#1d2126',
  hill: '#e3cb9b',
  hatch: '#7c5a2c',
  ridge: '#4a2f17',
  river: '#2f6f93',
  water: '#8fbfd4',
  grid: '#5c5238',
  beach: '#b98f4e',
} as const;
