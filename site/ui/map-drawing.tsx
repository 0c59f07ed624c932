/** A drawing of streets, a river and a pin in place of a map. It shows no real place. */
export const MapDrawing = () => (
  <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="640" height="400" fill="#e8f1ec" />
    <path d="M430-10c-40 90 30 150-10 230s20 120-10 190" fill="none" stroke="#bcd6cb" strokeWidth="46" />
    <path
      d="M-10 90 650 40M-10 210 650 170M-10 330 650 310M90-10l40 420M250-10l20 420M350-10l-10 420M560-10l20 420"
      fill="none"
      stroke="#fff"
      strokeWidth="14"
    />
    <path d="M-10 270C160 230 300 250 650 110" fill="none" stroke="#10211a" strokeWidth="20" />
    <path
      d="M-10 270C160 230 300 250 650 110"
      fill="none"
      stroke="#f5b400"
      strokeWidth="3"
      strokeDasharray="20 16"
    />
    <path d="M262 244c26-34 38-54 38-72a38 38 0 0 0-76 0c0 18 12 38 38 72z" fill="#0a6b3d" />
    <circle cx="262" cy="172" r="14" fill="#ffd83a" />
  </svg>
);
