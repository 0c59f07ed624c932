import type { MenuGroup } from '../../data/menu.ts';
import type { Settings } from '../../data/settings.ts';
import type { PageContext } from '../../page/page.ts';
import { defaultSettings } from './default-settings.ts';

/** What surrounds every page. */
export interface Frame {
  settings: Settings;
  menu: MenuGroup[];
}

/** Reads what the header and the footer show; each failed read leaves its part at the default. */
export const loadFrame = async ({ read }: PageContext): Promise<Frame> => {
  const [settings, menu] = await Promise.all([
    read('settings', (data) => data.getSettings(), defaultSettings),
    read('menu', (data) => data.getMenu(), [] as MenuGroup[]),
  ]);
  return { settings, menu };
};
