import type { WriteOptions } from 'hucre/xlsx'

/**
 * A workbook (XLSX) of small sheets, as a file. What has more rows than a person reads is written by an export.
 * The library is half a megabyte of code, which a server reads when the first is asked for.
 */
export async function writeWorkbook(sheets: WriteOptions['sheets']): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx')
  return Buffer.from(await writeXlsx({ sheets }))
}
