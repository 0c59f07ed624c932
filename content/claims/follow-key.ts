import type { CollectionBeforeValidateHook } from 'payload';
import type { Product } from '../payload-types.ts';

type Figures = NonNullable<Product['figures']>;

const withVehicle = (inputs: string, vehicle: string): string =>
  inputs.replace(/(^|&)vehicle=[a-z]+(?=&|$)/, `$1vehicle=${vehicle}`);

const rename = (figures: Figures, key: string): Figures =>
  figures.map((figure) =>
    figure.claim?.inputs
      ? { ...figure, claim: { ...figure.claim, inputs: withVehicle(figure.claim.inputs, key) } }
      : figure,
  );

/**
 * Renames the vehicle in the inputs of its claims when the vehicle gets another key, in a copy or by staff. If inputs
 * name another vehicle although the key stays, that is a mistake, which the check of claims refuses.
 */
export const followKey: CollectionBeforeValidateHook<Product> = ({ data, originalDoc, operation }) => {
  const figures = data?.figures ?? originalDoc?.figures;
  if (!data?.key || !figures) return data;
  const isRenamed = operation === 'create' || originalDoc?.key !== data.key;
  return isRenamed ? { ...data, figures: rename(figures, data.key) } : data;
};
