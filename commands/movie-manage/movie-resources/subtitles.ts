export { publishSubtitle, withdrawSubtitle, assignProofreader, shiftSubtitle, openEditor } from '../series-resources'
