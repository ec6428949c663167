import movie from '../../src/entities/movie-manage/movie'
import { titleFormCommands } from '../packs/title-commands'

export const { saveAndSubmit, saveAndFiles, showHistory } = titleFormCommands(movie, '/movie-manage/movie-resources')
