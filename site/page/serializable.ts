/** `T` where every part survives JSON; `never` in the place of a part that does not. */
export type Serializable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends Date | Map<unknown, unknown> | Set<unknown> | bigint | symbol
      ? never
      : { [Key in keyof T]: Serializable<T[Key]> };
