import { arrangementReleases } from '../../presets/arrangement-releases'

export default arrangementReleases('squareBlock')
