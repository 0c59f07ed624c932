/** Paint of one vehicle; the rest of the palette is the same across the range. */
export interface Paint {
  body: string;
  shade: string;
  trim: string;
}

export const paints = {
  yellow: { body: '#f2b705', shade: '#c99400', trim: '#10211a' },
  white: { body: '#f4f2ea', shade: '#cfcbbd', trim: '#0a6b3d' },
  green: { body: '#1c8a50', shade: '#0a6b3d', trim: '#f5b400' },
  blue: { body: '#2f6fae', shade: '#225384', trim: '#f5b400' },
  red: { body: '#b8432f', shade: '#8d3123', trim: '#f4f2ea' },
  teal: { body: '#2a8f8a', shade: '#1d6b67', trim: '#10211a' },
} satisfies Record<string, Paint>;

export const ink = '#10211a';
export const glass = '#bcd6dc';
export const steel = '#9aa5a0';
export const dark = '#2a332f';

/** All vehicles are drawn in millimetres: x from the front end, y above the road. */
type Point = readonly [x: number, y: number];

export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${x},${-y}`).join(' ')}" fill="${fill}" ${extra}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${-y - height}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${-y}" r="${radius}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${-y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const line = (points: readonly Point[], stroke: string, width: number): string =>
  `<polyline points="${points.map(([x, y]) => `${x},${-y}`).join(' ')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Tyre, rim and hub of a three-wheeler. */
export const wheel = (x: number, radius: number): string =>
  disc(x, radius, radius, '#1b211e') +
  disc(x, radius, radius * 0.62, '#d5d9d6') +
  ring(x, radius, radius * 0.44, steel, radius * 0.08) +
  disc(x, radius, radius * 0.16, dark);

/** Soft shadow where the tyres touch the road. */
export const contactShadow = (from: number, to: number): string =>
  `<ellipse cx="${(from + to) / 2}" cy="10" rx="${(to - from) / 2 + 60}" ry="55" fill="#10211a" opacity=".16"/>`;
