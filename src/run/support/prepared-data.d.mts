/** Prepares the data unless they stand already. @returns whether they stand */
export function prepareData(output?: string): Promise<boolean>

/** Copies the prepared data. @param to the folder of the copy @throws Error where none stand */
export function copyPreparedData(to: string): void
