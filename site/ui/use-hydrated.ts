import { useEffect, useState } from 'react';

/** False on the server and in the first render, true once the browser runs the island. */
export const useHydrated = (): boolean => {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
};
