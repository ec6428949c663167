import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../commands/effects'
import { openDialog } from '../../shell/shell-store'

export const search: Effect = () => openDialog('search')

export const home: Effect = () => navigate('/dashboard')
