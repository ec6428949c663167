import short from '../../src/entities/movie-manage/short'
import { titleFormCommands } from '../packs/title-commands'

export const { saveAndSubmit, saveAndFiles, showHistory } = titleFormCommands(short, '/movie-manage/short-resources')
