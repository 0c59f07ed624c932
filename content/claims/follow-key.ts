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
 * What stands behind a claim names its vehicle, so it goes along when the vehicle gets another key: as a copy or by the
 * hand of staff. Inputs that name another vehicle although the key stays are a slip, which the check of claims refuses.
 */
export const followKey: CollectionBeforeValidateHook<Product> = ({ data, originalDoc, operation }) => {
  const figures = data?.figures ?? originalDoc?.figures;
  if (!data?.key || !figures) return data;
  const isRenamed = operation === 'create' || originalDoc?.key !== data.key;
  return isRenamed ? { ...data, figures: rename(figures, data.key) } : data;
};
