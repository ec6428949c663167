/** One person's part in a title. */
export interface Credit {
  star: number
  job: string
  character?: string
  order: number
}
