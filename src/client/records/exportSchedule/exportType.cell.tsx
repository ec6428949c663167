/** A schedule says which list it exports as the export does: by the title of its page. */
export { default, drawsFormer } from '../exportTask/exportType.cell'
