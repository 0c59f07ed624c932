/** The number plate as a small icon, in the corner of every page of the studio. */
export const Icon = () => (
  <svg className="plate-icon" viewBox="0 0 32 20" role="img" aria-label="Studio home">
    <rect width="32" height="20" rx="3" fill="#0a6b3d" />
    <rect x="1.5" y="1.5" width="29" height="17" rx="2" fill="none" stroke="#ffd83a" />
    <circle cx="5" cy="10" r="1" fill="#ffd83a" />
    <circle cx="27" cy="10" r="1" fill="#ffd83a" />
    <path d="M17.5 4 11 11h4l-1 5 6.5-7h-4z" fill="#ffd83a" />
  </svg>
);
