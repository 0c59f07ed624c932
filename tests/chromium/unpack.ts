import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The package unpacks below the system's temporary folder, whose path it reads while it loads.
const folder = fileURLToPath(new URL('./unpacked', import.meta.url));
mkdirSync(folder, { recursive: true });
process.env.TMPDIR = folder;
const { default: chromium, inflate } = await import('@sparticuz/chromium');

/** The fonts of an Android phone in India. No fonts of this machine are added, so pages are equally wide everywhere. */
const families = ['roboto', 'noto-sans-devanagari', 'noto-sans-gujarati'];
const weights = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];

const writeFonts = (): string => {
  const folders = families.flatMap((family) => {
    const home = path.dirname(
      fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family}/package.json`)),
    );
    return weights.map((weight) => path.join(home, weight));
  });
  const like = ['sans-serif', 'system-ui', 'serif', 'monospace'].map(
    (name) =>
      `<alias binding="strong"><family>${name}</family><prefer><family>Roboto</family></prefer></alias>`,
  );
  const file = path.join(folder, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...folders.map((one) => `<dir>${one}</dir>`),
    ...like,
    `<cachedir>${path.join(folder, 'font-cache')}</cachedir></fontconfig>`,
  ];
  writeFileSync(file, lines.join('\n'));
  return file;
};

const browser = await chromium.executablePath();
// Bare machines lack the libraries of a desktop (NSS and such); the package contains them too.
const archive = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
const libraries = `${await inflate(fileURLToPath(archive))}/lib`;
const environment = { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: writeFonts() };
process.stdout.write(JSON.stringify({ path: browser, environment }));
