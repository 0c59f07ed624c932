const toXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const centred = (text: string, y: number, size: number, fill: string, weight = 600): string =>
  `<text x="600" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${fill}">${toXml(text)}</text>`;

/** A certificate sheet, 1200 x 1600, that nobody can take for a real one. */
export const drawCertificate = (title: string, scope: string): string =>
  `<rect width="1200" height="1600" fill="#fbf8f1"/>` +
  `<rect x="40" y="40" width="1120" height="1520" fill="none" stroke="#0a6b3d" stroke-width="12"/>` +
  `<rect x="64" y="64" width="1072" height="1472" fill="none" stroke="#f5b400" stroke-width="4"/>` +
  `<g transform="rotate(-38 600 800)" opacity=".13">${centred('SAMPLE', 880, 300, '#b3261e', 800)}</g>` +
  centred('Certificate', 330, 96, '#073f26', 700) +
  centred(title, 450, 46, '#10211a') +
  centred('issued to', 620, 34, '#55615b', 400) +
  centred('a sample company', 700, 56, '#10211a', 700) +
  centred('for', 800, 34, '#55615b', 400) +
  centred(scope, 870, 38, '#10211a') +
  centred('This sheet is a drawn sample.', 1160, 36, '#b3261e') +
  centred('It certifies nothing and was issued by nobody.', 1215, 36, '#b3261e') +
  `<circle cx="600" cy="1380" r="86" fill="#f5b400"/>` +
  centred('SAMPLE', 1392, 34, '#10211a', 800);
