/** Signs of controls. They are separate from the icons, because islands need a few of them but no icon. */
export const signs = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M6 9l6 6 6-6',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M4 12h16',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7z',
  plus: 'M12 4v16M4 12h16',
  previous: 'M15 5l-7 7 7 7',
  up: 'M6 15l6-6 6 6',
};
