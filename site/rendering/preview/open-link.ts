/**
 * Runs on the page that a colleague's link opens: sends the token after "#", which no server or proxy has seen so far,
 * removes it from the address, and opens the preview.
 */
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);

const open = async (): Promise<string | undefined> => {
  if (!token) return undefined;
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return answer.ok ? (await answer.json()).href : undefined;
};

const href = await open().catch(() => undefined);
if (href) location.replace(href);
else {
  document.querySelector('[data-opening]')?.remove();
  document.querySelector('[data-refused]')?.removeAttribute('hidden');
}
