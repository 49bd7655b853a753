/** Of the share pictures: those of tokens.css, under the same names. */
export const COLOURS = {
  night: '#070b1f',
  surface1: '#0e1530',
  surface2: '#152046',
  line: 'rgba(164, 188, 255, 0.14)',
  lineStrong: 'rgba(164, 188, 255, 0.5)',
  fg: '#eef2ff',
  muted: '#a3aed0',
  accent: '#4cc9ff',
  onAccent: '#04122b',
  gold: '#f5c451',
  orange: '#ff8a4c',
  green: '#4fdb9b',
  red: '#ff7a93',
} as const;
