import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { products } from '@ev-site/content/seed/data/products.ts';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { createModelReader, listModels, type ModelFile } from './models.ts';

const models = listModels();

/** The parts of glTF that describe the size of a model. */
interface Gltf {
  nodes: { mesh?: number; scale?: number[] }[];
  meshes: { primitives: { attributes: { POSITION: number } }[] }[];
  accessors: { min: number[]; max: number[] }[];
}

const unpack = ({ file }: ModelFile): Buffer => brotliDecompressSync(readFileSync(file));

/** Length, width and height in metres. */
const measure = (glb: Buffer): number[] => {
  const gltf: Gltf = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString());
  const [node, ...others] = gltf.nodes.filter(({ mesh }) => mesh !== undefined);
  if (node?.mesh === undefined || others.length > 0) throw new Error('A model is one mesh.');
  const boxes = gltf.meshes[node.mesh]?.primitives.flatMap(
    ({ attributes }) => gltf.accessors[attributes.POSITION] ?? [],
  );
  // The second axis of glTF points up.
  return [0, 2, 1].map((axis) => {
    const low = Math.min(...(boxes ?? []).map(({ min }) => min[axis] ?? 0));
    const high = Math.max(...(boxes ?? []).map(({ max }) => max[axis] ?? 0));
    return (high - low) * (node.scale?.[axis] ?? 1);
  });
};

test.each([...models])('the model %s is valid glTF and below 2 MB', async (_name, model) => {
  const { issues } = await validateBytes(unpack(model), { format: 'glb' });
  expect(issues.messages.filter(({ code }) => !code.startsWith('UNUSED'))).toEqual([]);
  expect(model.bytes).toBeLessThan(2_000_000);
});

/** Outer size in metres from the figures of a vehicle; empty where they state none. */
const readSize = (key: string | undefined): number[] => {
  const { data } = products.find((product) => product.key === key) ?? {};
  const { text } = data?.figures?.find((figure) => figure.key === 'dimensions') ?? {};
  return text?.match(/[\d,]+/g)?.map((millimetres) => Number(millimetres.replace(',', '')) / 1000) ?? [];
};

test.each([...models].filter(([name]) => readSize(name.split('-')[0]).length > 0))(
  'the model %s is as large as its figures say, within one per cent',
  (name, model) => {
    const measured = measure(unpack(model));
    for (const [side, metres] of readSize(name.split('-')[0]).entries())
      expect(Math.abs((measured[side] ?? 0) / metres - 1)).toBeLessThan(0.01);
  },
);

test('every vehicle of the sample content has a model of each body, or of one of its colours', () => {
  const findModel = createModelReader(models);
  const without = products.filter(({ key, data: { variants } }) => {
    const bodies = (variants ?? []).filter(({ kind }) => kind === 'body');
    const colours = (variants ?? []).filter(({ kind }) => kind === 'colour');
    if (colours.length > 0) return !colours.some((colour) => findModel(key, colour.key));
    return bodies.length > 0 ? !bodies.every((body) => findModel(key, body.key)) : !findModel(key);
  });
  expect(without.map(({ key }) => key)).toEqual([]);
  expect(findModel('none')).toBeNull();
});
