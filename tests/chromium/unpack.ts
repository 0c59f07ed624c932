import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The package unpacks below the system's temporary folder, which it reads while it loads.
const folder = fileURLToPath(new URL('./unpacked', import.meta.url));
mkdirSync(folder, { recursive: true });
process.env.TMPDIR = folder;
const { default: chromium, inflate } = await import('@sparticuz/chromium');

const path = await chromium.executablePath();
// Bare machines lack the libraries a desktop brings (NSS and such); the package carries them too.
const archive = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
const libraries = `${await inflate(fileURLToPath(archive))}/lib`;
process.stdout.write(JSON.stringify({ path, libraries }));
