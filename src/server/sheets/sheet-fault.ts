/** What is wrong with a sheet, by a caption id and what its sentence names: the worker that finds it knows no callers. */
export class SheetFault extends Error {
  constructor(
    readonly problem: string,
    readonly params?: Readonly<Record<string, string | number>>,
  ) {
    super(problem)
  }
}
