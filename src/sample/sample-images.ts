/** The images of the sample portal, as simple SVG. */
export const sampleImages: ReadonlyMap<string, string> = new Map([
  [
    'lecture',
    picture(
      '#1f3a5f',
      '<path d="M0 470h800v30H0zM60 410h680v24H60zM110 350h580v24H110z" fill="#c9a66b"/><rect x="250" y="90" width="300" height="170" rx="8" fill="#f4efe6"/><path d="M290 140h220M290 175h180M290 210h120" stroke="#1f3a5f" stroke-width="10" stroke-linecap="round"/>',
    ),
  ],
  [
    'concert',
    picture(
      '#43243f',
      '<circle cx="250" cy="360" r="60" fill="#f2c14e"/><circle cx="520" cy="320" r="60" fill="#f2c14e"/><path d="M300 360V140l270-45v225" fill="none" stroke="#f2c14e" stroke-width="26"/>',
    ),
  ],
  [
    'exhibition',
    picture(
      '#24544f',
      '<g fill="#f4efe6"><rect x="90" y="120" width="180" height="240"/><rect x="310" y="160" width="180" height="160"/><rect x="530" y="120" width="180" height="240"/></g><path d="M110 340l60-110 40 60 40-70v120zM330 300l50-80 50 50 40-40v70z" fill="#c8553d"/><circle cx="620" cy="240" r="60" fill="#2a9d8f"/>',
    ),
  ],
  [
    'sports',
    picture(
      '#2f5d31',
      '<circle cx="400" cy="250" r="130" fill="#e07a2f"/><path d="M270 250h260M400 120v260M308 158c60 50 60 134 0 184M492 158c-60 50-60 134 0 184" fill="none" stroke="#2b1a0e" stroke-width="10"/>',
    ),
  ],
  [
    'admissions',
    picture(
      '#5a4a78',
      '<path d="M200 420V220l200-110 200 110v200z" fill="#f4efe6"/><path d="M360 420V300h80v120z" fill="#5a4a78"/><g fill="#c9a66b"><rect x="240" y="260" width="70" height="80"/><rect x="490" y="260" width="70" height="80"/></g>',
    ),
  ],
]);

function picture(ground: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500"><rect width="800" height="500" fill="${ground}"/>${shapes}</svg>`;
}
