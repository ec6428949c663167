import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../../engine/commands/effects'
import { openDialog } from '../../../shell/frame/shell-store'

export const search: Effect = () => openDialog('search')

export const home: Effect = () => navigate('/dashboard')
