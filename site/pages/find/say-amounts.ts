import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { Need } from '@ev-site/reckoning/needs.ts';
import type { Words } from '../../words/words.ts';

type AmountWords = Words['find']['amounts'];

/** Hours in words, e.g. "1 h 15 min", "45 min". */
export const sayHours = (hours: number, words: AmountWords): string => {
  const whole = Math.floor(hours);
  const minutes = Math.round((hours - whole) * 60);
  if (whole === 0) return words.minutes({ minutes });
  return minutes === 0 ? words.hours({ hours: whole }) : words.hoursMinutes({ hours: whole, minutes });
};

/** A needed or available amount with its unit. Rounded down, because only whole units of a vehicle's figure count. */
export const sayAmount = (name: Need['name'], figure: number, words: AmountWords): string => {
  const number = groupDigits(Math.floor(figure));
  if (name === 'load') return words.kg({ number });
  if (name === 'seats') return words.seats({ number: Math.floor(figure) });
  if (name === 'range') return words.km({ number });
  return name === 'speed' ? words.kmh({ number }) : words.degrees({ number });
};

/** Why a need is not met, in one sentence. */
export const sayShortfall = ({ name, needed, has }: Need, { needs, amounts }: Words['find']): string => {
  const asked = sayAmount(name, needed, amounts);
  if (has !== null) return needs.reasons[name]({ has: sayAmount(name, has, amounts), needed: asked });
  return name === 'speed' ? needs.silent.speed({ needed: asked }) : needs.silent[name];
};
