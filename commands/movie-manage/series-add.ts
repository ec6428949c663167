import series from '../../src/entities/movie-manage/series'
import { titleFormCommands } from '../packs/title-commands'

export const { saveAndSubmit, saveAndFiles, showHistory } = titleFormCommands(series, '/movie-manage/series-resources')
