export type Side = 'top' | 'right' | 'bottom' | 'left'

interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

const gap = 6
const margin = 8
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/**
 * Where a bubble goes beside a box, as its left and top in pixels: centred on the wanted side, on the opposite one when it
 * does not fit there, and always inside the window.
 */
export function placeBeside(box: Box, bubble: Size, wanted: Side, view: Size): readonly [x: number, y: number] {
  const side = fits(box, bubble, wanted, view) ? wanted : opposite[wanted]
  const [x, y] = position(box, bubble, side)
  return [within(x, view.width - bubble.width), within(y, view.height - bubble.height)]
}

function position(box: Box, { width, height }: Size, side: Side): readonly [number, number] {
  const centre = box.left + (box.width - width) / 2
  const middle = box.top + (box.height - height) / 2
  return (
    {
      top: [centre, box.top - height - gap],
      bottom: [centre, box.top + box.height + gap],
      left: [box.left - width - gap, middle],
      right: [box.left + box.width + gap, middle],
    } as const
  )[side]
}

function fits(box: Box, bubble: Size, side: Side, view: Size): boolean {
  const [x, y] = position(box, bubble, side)
  if (side === 'top') return y >= margin
  if (side === 'left') return x >= margin
  return side === 'bottom' ? y + bubble.height <= view.height - margin : x + bubble.width <= view.width - margin
}

function within(value: number, room: number): number {
  return Math.round(Math.max(margin, Math.min(value, room - margin)))
}
