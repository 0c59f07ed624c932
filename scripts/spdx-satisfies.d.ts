declare module 'spdx-satisfies' {
  /**
   * Whether an expression can be satisfied with only the allowed licences.
   * @throws {Error} if it is no SPDX expression.
   */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}
