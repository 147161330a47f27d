// A drawing in our one hand: ink on a 64 × 64 sheet. Each layer is an SVG path.
export type Drawing = {
  ink?: string; // filled
  brush?: string; // stroked, as wide as a limb
  line?: string; // stroked, as wide as a spear
  cut?: string; // scratched out of the ink again, down to the ground below
};
