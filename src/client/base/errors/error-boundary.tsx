import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import { logError } from './error-log'

interface Props {
  /** What stands in for the broken part; `retry` draws it again. */
  readonly fallback: (retry: () => void, error: unknown) => ReactNode
  /** A change of it draws the part again, e.g. the tab's key. */
  readonly resetKey?: string
  readonly children: ReactNode
}

interface State {
  readonly isBroken: boolean
  readonly error: unknown
  readonly resetKey: string | undefined
}

/** Keeps an error inside the part it happened in, and writes it into the error log. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { isBroken: true, error }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    const place = /^\s*at (\S+)/.exec(componentStack ?? '')?.[1]
    logError(error, place ? `react: ${place}` : 'react')
  }

  override render(): ReactNode {
    return this.state.isBroken
      ? this.props.fallback(() => this.setState({ isBroken: false }), this.state.error)
      : this.props.children
  }
}
