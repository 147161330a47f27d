import type { Point } from '../../shared/hex/layout.ts';

export type Box = { x: number; y: number; width: number; height: number };
export const closest = 4;
const slack = 8; // pixels a finger may tremble before a tap becomes a drag

// Which part of the sheet is seen.
export class Camera {
  readonly #sheet: Box;
  zoom = $state(1);
  #x = $state(0);
  #y = $state(0);
  #fingers = new Map<number, Point>();
  #start: Point | undefined;
  wasDragged = false;
  #cameByItself = false;
  #frame = 0;

  constructor(sheet: Box) {
    this.#sheet = sheet;
    this.#x = sheet.x;
    this.#y = sheet.y;
  }

  get viewBox(): string {
    const { width, height } = this.#sheet;
    return `${this.#x} ${this.#y} ${width / this.zoom} ${height / this.zoom}`;
  }

  // The point of the sheet under the pointer.
  point(event: { clientX: number; clientY: number }, svg: SVGSVGElement): Point {
    const matrix = svg.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  }

  zoomAt(point: Point, by: number): void {
    this.#cameByItself = false;
    this.#zoomTo(point, this.zoom * by);
  }

  // By itself, in a movement the eye can follow.
  comeCloser(point: Point, by: number): void {
    this.#cameByItself = true;
    const [from, to] = [this.zoom, Math.min(closest, this.zoom * by)];
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220;
    const begun = performance.now();
    const step = (now: number) => {
      const done = now >= begun + duration ? 1 : Math.max(0, now - begun) / duration;
      this.#zoomTo(point, from + (to - from) * (1 - (1 - done) ** 3));
      if (done < 1) this.#frame = requestAnimationFrame(step);
    };
    step(begun);
  }

  goBack(): void {
    if (this.#cameByItself) this.reset();
  }

  // From the whole map towards what matters now, then about the middle of what is seen.
  zoomBy(by: number, towards?: Point): void {
    const { width, height } = this.#sheet;
    const middle = { x: this.#x + width / this.zoom / 2, y: this.#y + height / this.zoom / 2 };
    const isWhole = this.zoom === 1;
    this.zoomAt(middle, by);
    if (isWhole && towards)
      this.#look(towards.x - width / this.zoom / 2, towards.y - height / this.zoom / 2, this.zoom);
  }

  reset(): void {
    this.#cameByItself = false;
    cancelAnimationFrame(this.#frame);
    this.#look(this.#sheet.x, this.#sheet.y, 1);
  }

  show(box: Box): void {
    const { width, height } = this.#sheet;
    const [wide, high] = [width / this.zoom, height / this.zoom];
    const x = box.x < this.#x || box.x + box.width > this.#x + wide ? box.x + box.width / 2 - wide / 2 : this.#x;
    const y = box.y < this.#y || box.y + box.height > this.#y + high ? box.y + box.height / 2 - high / 2 : this.#y;
    this.#look(x, y, this.zoom);
  }

  get isPinched(): boolean {
    return this.#fingers.size > 1;
  }

  press(event: PointerEvent, svg: SVGSVGElement): void {
    cancelAnimationFrame(this.#frame);
    if (this.#fingers.size === 0) {
      this.wasDragged = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#fingers.set(event.pointerId, this.point(event, svg));
  }

  // The point of the sheet that was taken hold of stays under its finger.
  drag(event: PointerEvent, svg: SVGSVGElement): void {
    const held = this.#fingers.get(event.pointerId);
    if (!held || !this.#start) return;
    const now = this.point(event, svg);
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId);
    const [other] = others;
    if (other) {
      this.wasDragged = true;
      const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
      const [, still] = other;
      this.zoomAt(still, apart(now, still) / Math.max(1, apart(held, still)));
      this.#fingers.set(event.pointerId, this.point(event, svg));
      return;
    }
    const moved = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
    if (this.zoom === 1 || (!this.wasDragged && moved < slack)) return;
    if (!this.wasDragged) svg.setPointerCapture(event.pointerId);
    this.wasDragged = true;
    this.#look(this.#x + held.x - now.x, this.#y + held.y - now.y, this.zoom);
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  // What lies at the point stays where it is.
  #zoomTo(point: Point, wanted: number): void {
    const zoom = Math.min(closest, Math.max(1, wanted));
    const ratio = this.zoom / zoom;
    this.#look(point.x - (point.x - this.#x) * ratio, point.y - (point.y - this.#y) * ratio, zoom);
  }

  #look(x: number, y: number, zoom: number): void {
    const { width, height } = this.#sheet;
    this.zoom = zoom;
    this.#x = Math.min(this.#sheet.x + width - width / zoom, Math.max(this.#sheet.x, x));
    this.#y = Math.min(this.#sheet.y + height - height / zoom, Math.max(this.#sheet.y, y));
  }
}
