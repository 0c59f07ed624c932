/** The part of Khronos's validator that is used. Its package has no types. */
declare module 'gltf-validator' {
  interface Report {
    issues: { numErrors: number; numWarnings: number; messages: { code: string; message: string }[] };
  }
  export function validateBytes(bytes: Uint8Array, options?: { format?: 'glb' | 'gltf' }): Promise<Report>;
}
