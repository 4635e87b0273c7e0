export async function dev(): Promise<void> {}
