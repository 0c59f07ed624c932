/** An answer of the studio's own calls that says no, as Payload's do: one sentence for whoever asked. */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });
