export const pageStyles = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #e8e8ea; color: #222 }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 12px; padding: 8px; background: #fff }
fieldset { border: 1px solid #bbb; border-radius: 6px }
fieldset label { margin-right: 10px }
section > div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px }
figure { margin: 0; padding: 8px; background: #fff; border-radius: 6px }
figure.problem { outline: 2px solid #b00020 }
figcaption { max-width: 430px; margin-top: 4px; font-size: 12px }
img { display: block; height: auto }
`;
