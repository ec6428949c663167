import { arrangementReleases } from '../../../entities/arrangement-releases'

export default arrangementReleases('squareBlock')
