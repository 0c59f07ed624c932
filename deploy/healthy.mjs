// Asks a program in this container whether it answers; ends with 1 if it does not. Without a name it asks both: a container
// runs one of them, and the image cannot know which.
const { HOST, PORT, STUDIO_HOST, STUDIO_PORT } = process.env;
// As in scripts/product.ts: a program that listens on all addresses is asked at the loopback address.
const toOrigin = (host, port) => {
  const asked = !host || ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${asked.includes(':') ? `[${asked}]` : asked}:${port}`;
};
const addresses = {
  site: `${toOrigin(HOST, PORT || 3000)}/healthz`,
  studio: `${toOrigin(STUDIO_HOST, STUDIO_PORT || 3001)}/studio/icon.svg`,
};
const named = process.argv[2];
const mustAnswer = async (address) => {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(4000) });
  if (!ok) throw new Error(address);
};
await Promise.any((named ? [addresses[named]] : Object.values(addresses)).map(mustAnswer)).then(
  () => process.exit(0),
  () => process.exit(1),
);
