import type { Plugin } from 'vite';

/** Where the gallery is served. */
export const galleryPath = '/_gallery';

// The stylesheets come first, as on a page: they settle the order of the layers.
const html = `<!DOCTYPE html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Gallery of components</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/styles/site.css">
    <link rel="stylesheet" href="/styles/font.css">
  </head>
  <body>
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/gallery/gallery.tsx"></script>
  </body>
</html>
`;

/** Serves the gallery of components while Vite serves the sources; a build knows nothing of it. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== galleryPath) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(html);
    });
  },
});
