import { defineExamples } from './define-examples.ts';
import { MapDrawing } from './map-drawing.tsx';

export const examples = defineExamples('MapDrawing', { 'no real place': () => <MapDrawing /> });
