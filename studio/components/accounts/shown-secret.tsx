/** A new secret: the picture to scan, and its letters for a person who cannot scan. */
export const ShownSecret = ({ picture, secret }: { picture: string; secret: string }) => (
  <div className="shown-secret">
    <p>
      Scan this with an authenticator app on your phone (Google Authenticator, Microsoft Authenticator, Aegis
      …), then enter the six digits that it shows.
    </p>
    {/* biome-ignore lint/performance/noImgElement: the picture is a data URL, so nothing is loaded. */}
    <img src={picture} alt="QR code of the second factor" width="220" height="220" />
    <p>
      Or type this into the app: <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </p>
  </div>
);
