import { setIndianClock } from './indian-clock.ts';

// Next runs this file before any other code of the page.
setIndianClock();
