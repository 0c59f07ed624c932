/** Only the parts of the library that are used: it has types for another of its files only. */
declare module 'libheif-js/wasm-bundle.js' {
  interface LibheifResult {
    /** Set only if the call failed. */
    code?: unknown;
  }
  interface Decoded extends LibheifResult {
    channels: { width: number; height: number; stride: number; data: Uint8Array }[];
  }
  const libheif: {
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
    heif_context_alloc(): object;
    heif_context_read_from_memory(context: object, bytes: Uint8Array): LibheifResult;
    heif_js_context_get_primary_image_handle(context: object): LibheifResult;
    heif_image_handle_has_alpha_channel(handle: object): boolean | number;
    heif_js_decode_image2(handle: object, colorspace: unknown, chroma: unknown): Decoded;
  };
  export default libheif;
}

/** Node has this too, but only the types for browsers declare it. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  const Memory: { prototype: Memory };
}
