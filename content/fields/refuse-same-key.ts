import type { ArrayFieldValidation } from 'payload';
import { array } from 'payload/shared';
import type { Data } from '../documents/data.ts';

/**
 * Validates a list as Payload does, and refuses two rows with one key: other places refer to a row by its key.
 * @param name the field that holds the key
 */
export const refuseSameKey =
  (name: string): ArrayFieldValidation =>
  (value, options) => {
    // A form of the studio has 0 in place of an empty list.
    const keys = Array.isArray(value) ? (value as Data[]).map((row) => row[name]) : [];
    const second = keys.findIndex((key, index) => key && keys.indexOf(key) < index);
    if (second < 0) return array(value, options);
    const key = keys[second];
    return `The ${name} ${String(key)} stands here twice (${keys.indexOf(key) + 1} and ${second + 1}).`;
  };
