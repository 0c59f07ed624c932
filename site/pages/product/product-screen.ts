import { paths, pathTo, pathToProduct, type RouteName } from '../paths.ts';

const isRouteName = (name: string): name is RouteName => Object.hasOwn(paths, name);

/** Name of the screen and path of a product's page. Home stands in for a product that has none. */
export const toScreen = (key: string): { name: RouteName; path: string } => {
  const path = pathToProduct(key) ?? pathTo('Home');
  const name = Object.keys(paths)
    .filter(isRouteName)
    .find((screen) => paths[screen] === path);
  return { name: name ?? 'Home', path };
};
