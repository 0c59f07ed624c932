// Asks the program in this container whether it answers; ends with 1 where it does not.
const { PORT = '3000', STUDIO_PORT = '3001' } = process.env;
const addresses = {
  site: `http://127.0.0.1:${PORT}/healthz`,
  studio: `http://127.0.0.1:${STUDIO_PORT}/studio/icon.svg`,
};
const answers = await fetch(addresses[process.argv[2]], { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(answers ? 0 : 1);
