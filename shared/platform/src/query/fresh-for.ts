/** How long an answer counts as fresh, ms: a screen that opens within that time does not ask again. */
export const freshForMs = 30_000;
