declare module 'spdx-satisfies' {
  /** Whether a licence expression can be met by using only licences of a list. @throws {Error} for what is no SPDX expression. */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}
